import { workerHalf } from '@guanlan/platform/server'
import { learnNext } from './analysis/index.ts'
import { checkFactDays, processFactDays } from './fact-days/index.ts'
import { eraseOld } from './facts/index.ts'
import { checkTextIndexes, cleanIndex, type TextIndexes, textIndexLoops } from './search/index.ts'
import { dropOldShingles } from './stories/index.ts'
import { type Addresses, fillAccounts, makeMonths, spellNames, writeTextsAgain } from './storing/index.ts'

export interface ArticleWorkParts {
  /** What stored addresses are now. */
  addresses: Addresses
  /** After so many days articles in a recycle bin are gone for good. */
  binDays: number
  /** Indexes of texts beside the database; null: there are none. */
  texts: TextIndexes | null
}

export const articleWorker = ({ addresses, binDays, texts }: ArticleWorkParts) =>
  workerHalf({
    upkeep: [
      { name: 'clean-text-index', cron: '* * * * *', run: ({ db }) => cleanIndex(db) },
      { name: 'keep-months', cron: '10 1 * * *', run: ({ db }) => makeMonths(db) },
      { name: 'check-fact-days', cron: '30 3 * * *', run: ({ db }) => checkFactDays(db) },
      { name: 'check-text-index', cron: '40 3 * * *', run: async ({ db }) => texts && checkTextIndexes(db, texts) },
      { name: 'empty-old-bins', cron: '50 1 * * *', run: ({ db }) => eraseOld(db, binDays) },
      { name: 'drop-old-shingles', cron: '20 3 * * *', run: ({ db }) => dropOldShingles(db) },
    ],
    loops: [
      { name: 'learning', idleMs: 60_000, run: ({ db }) => learnNext(db) },
      { name: 'texts-again', idleMs: 60_000, run: ({ db }) => writeTextsAgain(db, addresses) },
      { name: 'accounts', idleMs: 60_000, run: ({ db }) => fillAccounts(db) },
      { name: 'spelling', idleMs: 20_000, run: ({ db }) => spellNames(db) },
      { name: 'fact-days', idleMs: 10_000, run: ({ db }) => processFactDays(db) },
      ...(texts ? textIndexLoops(texts) : []),
    ],
  })
