/** 32 random bytes as webhooks of this kind write them (standardwebhooks.com). */
export const newWebhookSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`
