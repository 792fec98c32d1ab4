import { testPagesWithoutData } from '@plumbline/testing/pages-without-data';

testPagesWithoutData({
  needNothing: [
    '/signup signedOut',
    '/forgot-password signedOut',
    '/verify-email signedIn',
    '/undo-email-change public',
    '/setting signedIn',
  ],
  leadOn: ['/signin public', '/login public', '/forgot-password signedIn'],
});
