/** Ways in which a chart of a question is taken away: what stands beneath its picture, and its numbers as a file. */
import {
  connect,
  fileName,
  type MenuItem,
  saveAs,
  type Taking,
  toast,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { type ChartRequest, charts, type DescribedQuestion } from '../../contract.ts'
import { strings } from '../../strings.ts'

const api = connect(charts)
/** A question of lists, as it is sent. */
export type SentQuestion = Parameters<typeof api.inWords>[0]['body']
type Format = ReturnType<typeof useFormat>
export type ChartToTake = Pick<ChartRequest, 'chart'> & Partial<ChartRequest>

/** Numbers of these charts, counted anew, as a file that the browser keeps. */
export function useSaveFile() {
  const t = useWords(strings)
  return async (question: SentQuestion, requested: readonly ChartToTake[], kind: 'xlsx' | 'csv', name: string) => {
    toast({ text: t('fileIsMade') })
    try {
      saveAs(
        await api.export({ body: { ...question, charts: [...requested], kind } }, { timeout: 'long' }),
        `${fileName(name)}.${kind}`,
      )
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
}

/** @param question the question that the figures on screen answer @param more further ways, behind the files */
export function useTaking(
  question: SentQuestion,
  requested: ChartToTake,
  title: string,
  more: readonly MenuItem[] = [],
): Taking {
  const t = useWords(strings)
  const format = useFormat()
  const save = useSaveFile()
  const file = (kind: 'xlsx' | 'csv', begins: boolean): MenuItem => ({
    key: kind,
    label: t(kind === 'xlsx' ? 'asExcel' : 'asCsv'),
    icon: 'table',
    ...(begins && { begins }),
    run: () => void save(question, [requested], kind, title),
  })
  return {
    said: async () => linesOf(await api.inWords({ body: question }, { timeout: 'long' }), t, format),
    items: [file('xlsx', true), file('csv', false), ...more],
  }
}

function linesOf(
  { lines, lacks, zone, madeAt }: DescribedQuestion,
  t: ReturnType<typeof useWords<typeof strings>>,
  format: Format,
) {
  return [
    lines.map(({ label, value }) => t('lineOf', { label, value })).join('  ·  '),
    t('madeLine', { at: format.moment(madeAt).slice(0, 16), zone }),
    ...lacks,
  ]
}
