import { testPagesWithoutData } from '@plumbline/testing/pages-without-data';

testPagesWithoutData({
  needNothing: ['/ public', '/about public', '/contact public', '/pricing public', '/upgrade signedIn'],
});
