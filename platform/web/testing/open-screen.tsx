/** A screen in a test: at an address, with what the frame gives it, its calls going to a fake server. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { Answers, ConfirmPlace, callAs, Toasts, undoNewest, useAppearance, useKeys } from '../index.ts'
import { useToasts } from '../parts/toasts.ts'

// Two busy cores: what takes a moment may take five seconds.
configure({ asyncUtilTimeout: 5_000 })
const realFetch = globalThis.fetch

/** jsdom has neither layout nor all of the platform; what is measured gets the size of a window. */
export function prepareBrowser(origin: string): () => void {
  const size = { width: 1200, height: 240 }
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => size.height })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => size.width })
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: unknown) {
    this.scrollTop = (to as ScrollToOptions).top ?? 0
    this.dispatchEvent(new Event('scroll'))
  } as never
  // Nothing moves in a test.
  globalThis.matchMedia = ((query: string) => ({ matches: query.includes('reduced-motion') })) as typeof matchMedia
  // Nor has it popovers: `openPanel` opens them.
  HTMLElement.prototype.hidePopover = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  // Whoever looks at a list is in an organisation.
  callAs(7)
  // Signals of jsdom are not those that Node's fetch takes.
  globalThis.fetch = (input, init) => {
    const { signal: _, ...rest } = init ?? {}
    return realFetch(new URL(String(input), origin), rest)
  }
  return () => {
    callAs(null)
    globalThis.fetch = realFetch
  }
}

/** Opens the panel of a `PopoverButton`. */
export function openPanel(button: string) {
  const panel = document.querySelector<HTMLElement>(`[popover][aria-label="${button}"]`)
  if (!panel) throw new Error(`No panel ${button}`)
  panel.style.display = 'block'
  act(() => {
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }))
  })
  return within(panel)
}

/** After each test: nothing of its screen is left. */
export function closeScreen(): void {
  cleanup()
  useToasts.setState({ shown: [] })
}

let address = ''
/** Path and question of the screen that is open. */
export const addressNow = () => address

export function openScreen(screen: ReactNode, at = '/') {
  // Whatever language the browser of the test has.
  useAppearance.setState({ locale: 'zh' })
  const queries = new Answers({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <Frame>{screen}</Frame>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return user
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  address = pathname + search
  useKeys('frame', [{ key: 'u', text: 'undo', run: () => void undoNewest() }])
  return (
    <>
      {children}
      <ConfirmPlace />
      <Toasts />
    </>
  )
}
