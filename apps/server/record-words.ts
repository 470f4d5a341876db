/** What the record of acts is written in: the words of all areas. */
import { recordWords as administration } from '@guanlan/features/administration/record-words'
import { recordWords as analysis } from '@guanlan/features/analysis/record-words'
import { recordWords as articles } from '@guanlan/features/articles/record-words'
import { recordWords as assistant } from '@guanlan/features/assistant/record-words'
import { recordWords as boards } from '@guanlan/features/boards/record-words'
import { recordWords as campaigns } from '@guanlan/features/campaigns/record-words'
import { recordWords as cars } from '@guanlan/features/cars/record-words'
import { recordWords as charts } from '@guanlan/features/charts/record-words'
import { recordWords as collecting } from '@guanlan/features/collecting/record-words'
import { recordWords as crisis } from '@guanlan/features/crisis/record-words'
import { recordWords as desk } from '@guanlan/features/desk/record-words'
import { recordWords as events } from '@guanlan/features/events/record-words'
import { recordWords as handling } from '@guanlan/features/handling/record-words'
import { recordWords as media } from '@guanlan/features/media/record-words'
import { recordWords as monitors } from '@guanlan/features/monitors/record-words'
import { recordWords as people } from '@guanlan/features/people/record-words'
import { recordWords as reports } from '@guanlan/features/reports/record-words'
import { recordWords as resources } from '@guanlan/features/resources/record-words'
import { recordWords as tools } from '@guanlan/features/tools/record-words'
import { recordWords as warnings } from '@guanlan/features/warnings/record-words'
import { recordWords as workspace } from '@guanlan/features/workspace/record-words'
import type { RecordWords } from '@guanlan/platform/contract'

const areas: readonly RecordWords[] = [
  workspace,
  people,
  articles,
  monitors,
  handling,
  warnings,
  collecting,
  charts,
  desk,
  analysis,
  reports,
  crisis,
  events,
  media,
  campaigns,
  resources,
  tools,
  cars,
  boards,
  assistant,
  administration,
]

export const recordWords: RecordWords = {
  acts: Object.assign({}, ...areas.map(({ acts }) => acts)),
  tables: Object.assign({}, ...areas.map(({ tables }) => tables)),
  objects: Object.assign({}, ...areas.map(({ objects }) => objects)),
}
