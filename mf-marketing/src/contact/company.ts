/** How to reach the company that runs the site. Reserved domain and number, so that nobody is called by mistake. */
export const COMPANY = {
  email: 'hello@plumbline.example',
  phone: '+1 212 555 0142',
  address: ['Plumbline', '48 Level Street, Suite 3', 'New York, NY 10013', 'USA'],
} as const;
