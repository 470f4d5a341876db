// The measured tasks of the text engine. A new one is a file beside this one and a line here.
import type { Task } from '../shape.ts'
import { adjustment } from './adjustment.ts'
import { aspects } from './aspects.ts'
import { aspectsFound } from './aspects-found.ts'
import { byline } from './byline.ts'
import { calibration } from './calibration.ts'
import { charset } from './charset.ts'
import { conversion } from './conversion.ts'
import { duplicates } from './duplicates.ts'
import { enrichmentSpeed } from './enrichment-speed.ts'
import { extraction } from './extraction.ts'
import { feeds } from './feeds.ts'
import { hotWords } from './hot-words.ts'
import { matters } from './matters.ts'
import { neutral } from './neutral.ts'
import { places } from './places.ts'
import { sentiment } from './sentiment.ts'
import { sentimentSpeed } from './sentiment-speed.ts'
import { turns } from './turns.ts'
import { words } from './words.ts'

export const textTasks: readonly Task[] = [
  sentiment,
  turns,
  aspects,
  aspectsFound,
  matters,
  neutral,
  calibration,
  adjustment,
  sentimentSpeed,
  places,
  words,
  hotWords,
  conversion,
  enrichmentSpeed,
  duplicates,
  charset,
  extraction,
  byline,
  feeds,
]
