import { useSearchParams } from 'react-router-dom';

/** The page of a list as `?page=` holds it; the first is left out. */
export function usePageInAddress() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page'));
  return {
    page: Number.isInteger(asked) && asked > 1 ? asked : 1,
    turnTo: (page: number) => {
      setParams(page === 1 ? {} : { page: String(page) });
    },
  };
}
