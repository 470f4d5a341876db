import { Button, confirm, exact, type List, useWords } from '@guanlan/platform/web'
import type { ReportQuestion, ReportRow } from '../../contract.ts'
import { editingStrings as strings } from '../../strings/editing.ts'
import { editing } from '../api.ts'

/** What can be done with reports of the bin. */
export function BinActs({ list }: { list: List<ReportRow, ReportQuestion> }) {
  const t = useWords(strings)
  const restore = () =>
    list.bulk(
      chosen => editing.restore.act({ body: chosen }),
      ({ changed }) => t('putBackDone', { count: exact(changed) }),
    )
  const purge = async () => {
    if (!(await confirm({ title: t('purgeTitle'), loss: t('purgeLoss'), act: t('purge') }))) return
    await list.bulk(
      chosen => editing.purge.act({ body: chosen }),
      ({ changed }) => t('purged', { count: exact(changed) }),
    )
  }
  return (
    <>
      <Button size="small" icon="undo" onClick={() => void restore()}>
        {t('putBack')}
      </Button>
      <Button size="small" icon="trash" onClick={() => void purge()}>
        {t('purge')}
      </Button>
    </>
  )
}
