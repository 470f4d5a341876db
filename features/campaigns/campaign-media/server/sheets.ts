/** The media of a campaign as a table. */
import { strings as articleWords } from '@guanlan/features/articles/articles/strings'
import { requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { strings as libraryWords } from '@guanlan/features/media/media-library/strings'
import { say } from '@guanlan/platform/contract'
import { type ChosenRecords, exportOf, importOf, type RecordPage, type Scope } from '@guanlan/platform/server'
import { type CampaignMedium, exported, Imported, imported, Question, stages } from '../contract.ts'
import { strings } from '../strings.ts'
import { absorbMedia, compareMedia } from './absorb.ts'
import { chosenMedia } from './records.ts'
import { showMedia } from './shown.ts'
import { mediaTable } from './table.ts'

type Chosen = ChosenRecords<Question>
type Row = CampaignMedium & { campaign: string }

const chosenBy = (scope: Scope, chosen: Chosen) =>
  chosenMedia(scope, { ...chosen, ids: [...chosen.ids], but: [...chosen.but], idList: [] })

const exporting = exportOf<Row, Question>({
  name: 'campaignMedia.export',
  title: strings.title,
  columns: exported,
  question: Question,
  records: {
    countChosen: async (scope: Scope, chosen: Chosen) => mediaTable.countChosen(scope, await chosenBy(scope, chosen)),
    async pageOfChosen(scope: Scope, chosen: Chosen, page: RecordPage) {
      const { list, next } = await mediaTable.pageOfChosen(scope, await chosenBy(scope, chosen), page)
      const shown = await showMedia(scope, list)
      const names = new Map<number, string>()
      for (const id of new Set(shown.map(({ activityId }) => activityId)))
        names.set(id, (await requireCampaign(scope, id)).name)
      return { list: shown.map(row => ({ ...row, campaign: names.get(row.activityId) ?? '' })), next }
    },
  },
  cells: {
    kind: (row, locale) => row.kind && say(libraryWords[`kind_${row.kind}`], locale),
    level: (row, locale) => row.level && say(articleWords[row.level], locale),
    state: (row, locale) => say(strings[`state_${row.state}`], locale),
    cost: row => row.cost ?? null,
    updatedAt: row => new Date(row.updatedAt),
  },
})

/** A state as it is written in any of the languages; published ones come back as what they were. */
const stateOf = (text: string): string =>
  stages.find(
    each => each === text || strings[`state_${each}`].some((word: string) => word.toLowerCase() === text.toLowerCase()),
  ) ?? text

const importing = importOf<Imported>({
  name: 'campaignMedia.import',
  title: strings.title,
  columns: imported,
  draft: Imported,
  // A medium may stand in several campaigns of one file: absorb.ts tells rows apart by both.
  by: 'place',
  read: { state: stateOf, cost: text => (text === '' ? null : Number(text.replaceAll(',', ''))) },
  words: { campaignMedia: strings },
  records: { absorb: absorbMedia, compare: compareMedia },
})

export const jobs = [exporting.job, importing.job]
export const works = [exporting.work, importing.work]
export const sheetRoutes = {
  export: exporting.start,
  importFile: importing.file,
  importCheck: importing.check,
  importRows: importing.start,
}
