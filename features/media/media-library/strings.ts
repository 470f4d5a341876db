import { commonWords, phrases, pick } from '@guanlan/platform/contract'
import { entryWords } from './strings/entries.ts'
import { followingWords } from './strings/following.ts'
import { followingRefusals } from './strings/following-refusals.ts'
import { identityWords } from './strings/identity.ts'
import { influenceWords } from './strings/influence.ts'
import { refusalWords } from './strings/refusals.ts'
import { screenWords } from './strings/screens.ts'

export const strings = phrases({
  ...pick(
    commonWords,
    'add',
    'cancel',
    'close',
    'followers',
    'name',
    'negativeShare',
    'note',
    'platform',
    'region',
    'save',
    'updated',
    'updatedBy',
  ),
  ...entryWords,
  ...followingWords,
  ...followingRefusals,
  ...identityWords,
  ...influenceWords,
  ...refusalWords,
  ...screenWords,
})

declare module '@guanlan/platform/contract' {
  interface Words {
    mediaLibrary: typeof strings
  }
}
