import { Menu, toast, toastError, useWords } from '@guanlan/platform/web'
import { bookFormats } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** The clipping book as a file of one kind: it is made by a task, and lies among the downloads then. */
export function BookMenu({ id }: { id: number }) {
  const t = useWords(strings)
  const make = async (format: (typeof bookFormats)[number]) => {
    try {
      await api.makeBook({ params: { id }, body: { format } })
      toast({ text: t('bookMaking') })
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <Menu
      label={t('book')}
      face={t('book')}
      className="button"
      items={bookFormats.map(format => ({ key: format, label: t(`bookAs_${format}`), run: () => void make(format) }))}
    />
  )
}
