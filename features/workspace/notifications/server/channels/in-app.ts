/** The screen of a member: the row is the notice. Nothing leaves, so it is accepted at once; that it was shown is noted when it comes up. */
import type { ChannelSender } from './sender.ts'

export const inAppSender: ChannelSender = {
  kind: 'inApp',
  isIdempotent: true,
  places: 16,
  limits: { perMinute: null, bytes: 1024 * 1024 },
  shape: message => ({ contentType: 'application/json', body: JSON.stringify(message), left: 0 }),
  send: async () => ({ kind: 'accepted', answer: '' }),
}
