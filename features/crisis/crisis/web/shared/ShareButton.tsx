import { LinkDialog } from '@guanlan/features/handling/shares/web'
import { Button, Row, Segmented, useMay, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { sharedPages } from '../../contract/shared.ts'
import type { Crisis } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'

/** Makes a link to the crisis, or to its charts. */
export function ShareButton({ crisis: { id, name } }: { crisis: Crisis }) {
  const t = useWords(strings)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState<(typeof sharedPages)[number]>('crisis')
  if (!may('crisis.act')) return null
  return (
    <>
      <Button icon="share" onClick={() => setOpen(true)}>
        {t('shareAct')}
      </Button>
      {isOpen && (
        <LinkDialog
          title={t('shareThis', { name })}
          about={t('shareAbout')}
          make={terms => api.share({ body: { id, page, ...terms } })}
          onClose={() => setOpen(false)}
        >
          <Row>
            <Segmented
              label={t('sharePage')}
              value={page}
              onChange={setPage}
              options={sharedPages.map(value => ({ value, label: t(`page_${value}`) }))}
            />
          </Row>
        </LinkDialog>
      )}
    </>
  )
}
