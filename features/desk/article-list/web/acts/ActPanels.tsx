import { later } from '@guanlan/platform/web'
import { Suspense } from 'react'
import { usePanel } from './panel.ts'

const ActPanel = later(() => import('./ActPanel.tsx'))

/** Where panels of acts stand; once in a screen. */
export function ActPanels() {
  const open = usePanel(state => state.open)
  return (
    open && (
      <Suspense>
        <ActPanel key={`${open.name} ${open.target.ids.join()}`} {...open} />
      </Suspense>
    )
  )
}
