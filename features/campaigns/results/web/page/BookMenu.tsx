import { later, Menu, toast, toastError, useMay, useWords } from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import { bookFormats } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

const BookDialog = later(() => import('../book/BookDialog.tsx'))
const BookLink = later(() => import('../book/BookLink.tsx'))

/** The clipping book: its order and titles, a link to it, or a file of one kind, which is made by a task and lies among the downloads then. */
export function BookMenu({ id, name }: { id: number; name: string }) {
  const t = useWords(strings)
  const may = useMay()
  const [opened, setOpened] = useState<'plan' | 'link' | null>(null)
  const close = () => setOpened(null)
  const make = async (format: (typeof bookFormats)[number]) => {
    try {
      await api.makeBook({ params: { id }, body: { format } })
      toast({ text: t('bookMaking') })
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <>
      <Menu
        label={t('book')}
        face={t('book')}
        className="button"
        items={[
          ...bookFormats.map(format => ({ key: format, label: t(`bookAs_${format}`), run: () => void make(format) })),
          { key: 'plan', label: t('bookOrder'), run: () => setOpened('plan') },
          ...(may('shares.make') ? [{ key: 'link', label: t('bookLink'), run: () => setOpened('link') }] : []),
        ]}
      />
      {opened === 'plan' && (
        <Suspense>
          <BookDialog id={id} onClose={close} />
        </Suspense>
      )}
      {opened === 'link' && (
        <Suspense>
          <BookLink id={id} name={name} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
