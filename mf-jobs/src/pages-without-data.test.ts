import { testPagesWithoutData } from '@plumbline/testing/pages-without-data';

testPagesWithoutData({
  needNothing: ['/post-contract hirer'],
  leadOn: ['/job-desc signedIn', '/job-application signedIn'],
});
