import { type Locale, type Phrase, platformStrings, say } from '@guanlan/platform/contract'
import { serverHalf } from '@guanlan/platform/server'
import { brandLibraryFeature, type Refused } from '../contract.ts'
import { strings } from '../strings.ts'
import { type Imported, importEntries, listEntries, removeEntry, saveEntry } from './library.ts'

export const brandLibraryServer = serverHalf({
  feature: brandLibraryFeature,
  words: strings,
  routes: {
    list: (scope, { body }) => listEntries(scope.db, body),
    save: async (scope, { body }) => ({ id: await saveEntry(scope, body) }),
    remove: (scope, { params }) => removeEntry(scope.db, params.id),
    importMany: async (scope, { body }) => {
      const { refused, ...counts } = await importEntries(scope, body.entries)
      return { ...counts, refused: refused.map(one => inWords(one, scope.locale)) }
    },
  },
})

function inWords({ position, field, key, values = {} }: Imported['refused'][number], locale: Locale): Refused {
  const known: Readonly<Record<string, Phrase>> = strings
  const phrase = known[key.slice('brandLibrary.'.length)]
  if (phrase) return { position, field, key, msg: say(phrase, locale, values) }
  return {
    position,
    field,
    key: 'platform.fieldInvalid',
    msg: say(platformStrings.fieldInvalid, locale, { field, ...values }),
  }
}
