import { NothingFound, SearchField } from '@plumbline/shared-ui/fields';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function Empty({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  return (
    <>
      <SearchField label="Search jobs" placeholder="Title" text="roof" onChange={() => undefined} />
      <NothingFound
        isSearch={isSearch}
        title="No jobs"
        hint="Post one."
        action={<a href="/post">Post a job</a>}
        onClear={onClear}
      />
    </>
  );
}

describe('nothing found', () => {
  test('offers to clear the search, which takes the focus to the field', async () => {
    const onClear = jest.fn();
    render(<Empty isSearch onClear={onClear} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveFocus();
  });

  test('without a search names the next step', () => {
    render(<Empty isSearch={false} onClear={() => undefined} />);
    expect(screen.getByText('Post one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post a job' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
