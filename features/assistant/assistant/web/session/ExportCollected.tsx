import { ExportButton, useWords } from '@guanlan/platform/web'
import { CollectedQuestion, exportedAnswers } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { api } from '../api.ts'

/** All that is collected, or what the words of the list find, as a file. */
export default function ExportCollected({ total, like }: { total: number | null; like: string }) {
  const t = useWords(screenStrings)
  return (
    <ExportButton
      list={{ records: { total }, question: { ...CollectedQuestion.parse({}), like } }}
      columns={exportedAnswers}
      start={api.exportCollected}
      label={t('exportCollected')}
    />
  )
}
