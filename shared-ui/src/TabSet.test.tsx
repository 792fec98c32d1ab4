import { TabSet } from '@plumbline/shared-ui/tabs';
import { render } from '@testing-library/react';

const TABS = [
  { value: 'open', label: 'Open' },
  { value: 'over', label: 'Over' },
];

/** Says at once that what it observes is not seen, as on a page that is still hidden. */
class Blind {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: false }]);
  }
  disconnect() {}
}

const widthOf = (name: 'scrollWidth' | 'clientWidth', width: number) =>
  jest.spyOn(Element.prototype, name, 'get').mockReturnValue(width);

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Blind, ResizeObserver: Blind });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  jest.restoreAllMocks();
});

function arrowsOf() {
  const { container } = render(
    <TabSet label="Contracts" tabs={TABS} value="open" onChange={() => undefined}>
      Text
    </TabSet>,
  );
  return container.querySelectorAll('.MuiTabs-scrollButtons').length;
}

test('tabs that fit have no arrows, whatever was seen of them first', () => {
  widthOf('scrollWidth', 1072);
  widthOf('clientWidth', 1072);
  expect(arrowsOf()).toBe(0);
});

test('tabs that do not fit have arrows', () => {
  widthOf('scrollWidth', 1300);
  widthOf('clientWidth', 1072);
  expect(arrowsOf()).toBe(2);
});
