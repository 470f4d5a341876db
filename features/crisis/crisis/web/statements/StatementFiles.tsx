import { Menu, saveAs, toast, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { statementFileKinds } from '../../contract/statement-calls.ts'
import type { Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** The statement as a file, as it is stored now. */
export function StatementFiles({ of: { id, title } }: { of: Statement }) {
  const t = useWords(strings)
  const [isMaking, setMaking] = useState(false)
  const save = async (kind: (typeof statementFileKinds)[number]) => {
    setMaking(true)
    try {
      saveAs(await api.statementFile({ params: { id, kind } }, { timeout: 'long' }), `${title}.${kind}`)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    } finally {
      setMaking(false)
    }
  }
  return (
    <Menu
      label={t('statementFile')}
      face={t(isMaking ? 'statementFileMaking' : 'statementFile')}
      className="button"
      items={statementFileKinds.map(kind => ({
        key: kind,
        icon: 'download' as const,
        label: t(`statementFile_${kind}`),
        run: () => void save(kind),
      }))}
    />
  )
}
