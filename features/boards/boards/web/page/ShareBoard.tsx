import { LinkDialog } from '@guanlan/features/handling/shares/web'
import { useWords } from '@guanlan/platform/web'
import type { Board } from '../../contract.ts'
import { takingStrings } from '../../strings/taking.ts'
import { api } from '../api.ts'

/** Makes a link to the board as it is saved. */
export default function ShareBoard({ board: { id, name }, onClose }: { board: Board; onClose: () => void }) {
  const t = useWords(takingStrings)
  return (
    <LinkDialog
      title={t('shareThis', { name })}
      about={t('shareAbout')}
      make={terms => api.share({ body: { id, ...terms } })}
      onClose={onClose}
    />
  )
}
