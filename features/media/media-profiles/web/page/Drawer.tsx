import { BehindDrawer } from '@guanlan/features/desk/article-list/web'
import type { OpenFigure } from './use-profile.ts'

/** The articles behind a figure, beside the page; the desk is a press away. */
export default function Drawer({ figure: { title, view }, onClose }: { figure: OpenFigure; onClose: () => void }) {
  return <BehindDrawer key={JSON.stringify(view)} name="mediaDetail" title={title} view={view} onClose={onClose} />
}
