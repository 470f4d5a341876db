/** The demonstration newsroom: invented brands, media and people, marked as such everywhere and removed by one click. */
import { contract, Empty } from '@guanlan/platform/contract'

export const demonstration = contract({
  remove: {
    method: 'POST',
    path: '/inews/demonstration/remove',
    access: 'orgAdmin',
    summary: 'Remove the demonstration: its articles, organisations and people',
    reply: Empty,
  },
})
