/** The page that other sites frame: one chart, nothing of the product around it and no session. */
import { EmbeddedPage } from '@guanlan/features/charts/charts/web'
import { followAppearance, useAppearance } from '@guanlan/platform/web'
import { createRoot } from 'react-dom/client'

followAppearance()
// The page around it is another's: what its reader chose for this product says nothing of that page.
useAppearance.setState({ isDark: false })
const root = document.getElementById('root')
/** `/embed/chart/TOKEN` */
const token = location.pathname.split('/')[3] ?? ''
if (root) createRoot(root).render(<EmbeddedPage token={decodeURIComponent(token)} />)
