import { LazyEmbedDialog } from '@guanlan/features/charts/charts/web'
import { Button, useMay, useWords } from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import { strings } from '../strings.ts'

/** What is shown on other sites, for whoever may show it there. */
export function Embeds() {
  const t = useWords(strings)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('charts.embed')) return null
  return (
    <>
      <Button size="small" kind="quiet" icon="external" onClick={() => setOpen(true)}>
        {t('embeds')}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyEmbedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
