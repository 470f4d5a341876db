import { LinkDialog } from '@guanlan/features/handling/shares/web'
import { Button, Row, Segmented, useMay, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { type SharedEventPage, sharedEventPages } from '../../contract/shared.ts'
import type { InfoEvent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** Makes a link to the event, to its charts, or to both. */
export function ShareButton({ event: { id, title } }: { event: InfoEvent }) {
  const t = useWords(strings)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState<SharedEventPage>('event')
  if (!may('events.edit')) return null
  return (
    <>
      <Button icon="share" onClick={() => setOpen(true)}>
        {t('shareEvent')}
      </Button>
      {isOpen && (
        <LinkDialog
          title={t('shareThis', { title })}
          about={t('shareAbout')}
          make={terms => api.share({ body: { id, page, ...terms } })}
          onClose={() => setOpen(false)}
        >
          <Row>
            <Segmented
              label={t('sharePage')}
              value={page}
              onChange={setPage}
              options={sharedEventPages.map(value => ({ value, label: t(`page_${value}`) }))}
            />
          </Row>
        </LinkDialog>
      )}
    </>
  )
}
