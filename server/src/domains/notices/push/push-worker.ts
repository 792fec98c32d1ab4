/**
 * The service worker that shows pushes and, when one is pressed, what it is about. It does nothing else: it answers no
 * request of the page and keeps nothing.
 */
export const PUSH_WORKER = `self.addEventListener('push', (event) => {
  const { title, body, href, lang, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag, data: { href } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.href, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find((open) => open.url === url.href);
      return page ? page.focus() : self.clients.openWindow(url.href);
    }),
  );
});
`;
