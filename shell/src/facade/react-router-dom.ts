/**
 * What the site uses of the router, and nothing else: the host shares this file as `react-router-dom`, and the whole
 * package would be 49 KB more. Taken from `react-router`, which is not shared and therefore sheds the rest.
 * A name that is missing here is undefined at run time; the test beside this file reads every import and guards that.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  resolvePath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
export { useBlocker } from './use-blocker';
