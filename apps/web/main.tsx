/** Begins the web app: colours and language first, then the session, then the place that the address names. */
import { followAppearance } from '@guanlan/platform/web'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router'
import { App } from './App.tsx'
import { reportErrors } from './start/report-errors.ts'
import { start } from './start/start.ts'

followAppearance()
reportErrors()
void start()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <HashRouter useTransitions={false}>
      <App />
    </HashRouter>,
  )
