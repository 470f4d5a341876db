import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { latent } from './strings/latent.ts'
import { lines } from './strings/lines.ts'
import { refusals } from './strings/refusals.ts'
import { screens } from './strings/screens.ts'
import { shared } from './strings/shared.ts'
import { states } from './strings/states.ts'

export const strings = phrases({
  ...pick(commonWords, 'nameLength', 'name', 'save', 'saved', 'cancel'),
  title: ['危机', '危機', 'Crises'],
  ...states,
  ...refusals,
  ...lines,
  ...screens,
  ...shared,
  ...latent,
})

declare module '@guanlan/platform/contract' {
  interface Words {
    crisis: typeof strings
  }
}
