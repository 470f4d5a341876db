/** The contacts alone in a page, for looking at the kit and measuring it: `?theme=koi-red&locale=en&density=compact`, and with `&charts` every chart. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router'
import {
  Answers,
  ConfirmPlace,
  chooseDensity,
  chooseLocale,
  chooseTheme,
  followAppearance,
  Toasts,
  undoNewest,
  useKeys,
} from '../index.ts'
import { Charts } from './Charts.tsx'
import { Contacts } from './Contacts.tsx'

followAppearance()
const params = new URLSearchParams(location.search)
if (params.has('theme')) chooseTheme(params.get('theme') as Parameters<typeof chooseTheme>[0])
if (params.has('locale')) chooseLocale(params.get('locale') as Parameters<typeof chooseLocale>[0])
if (params.has('density')) chooseDensity(params.get('density') as Parameters<typeof chooseDensity>[0])
const queries = new Answers({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })

function Page() {
  useKeys('Page', [{ key: 'u', text: 'Undo', run: () => void undoNewest() }])
  return (
    <>
      <main style={{ height: '100vh' }}>
        {params.has('charts') ? <Charts isWall={params.get('charts') === 'wall'} /> : <Contacts isWhole />}
      </main>
      <ConfirmPlace />
      <Toasts />
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <HashRouter useTransitions={false}>
        <Page />
      </HashRouter>
    </QueryClientProvider>,
  )
