export const TO = {
  signUp: '/signup',
  /** Hiring starts with a client's account. */
  hire: '/signup?role=client',
  /** The post form is the client's; it opens once the account exists. */
  post: '/signup?role=client&returnTo=%2Fpost-contract',
  jobs: '/jobs',
  professionals: '/professionals',
  contact: '/contact',
} as const;
