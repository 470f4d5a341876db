import { Component, type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { pauseBefore } from '../client/pauses.ts'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { ErrorState } from '../parts/ErrorState.tsx'
import { SkeletonPage } from '../parts/Skeleton.tsx'
import { forgetFailedParts } from './later.ts'
import { loadScreen, ScreenLoadError, type Screens } from './screens.ts'
import { screenStrings } from './strings.ts'

const loaded = new Map<string, Promise<ComponentType>>()
export function loadOnce(screens: Screens, id: string): Promise<ComponentType> {
  let loading = loaded.get(id)
  if (!loading) {
    loading = loadScreen(screens, id)
    loaded.set(id, loading)
  }
  return loading
}

/** It is loaded anew when it is next shown. */
export const forgetScreen = (id: string): void => void loaded.delete(id)

function Loaded({ screens, id }: { screens: Screens; id: string }) {
  const [loading] = useState(() => loadOnce(screens, id))
  const View = use(loading)
  return <View />
}

/** One screen by its id, with a skeleton while it loads and a way on when it fails. */
export function Screen({ screens, id, onError }: { screens: Screens; id: string; onError?: (error: Error) => void }) {
  return (
    // A failed load is kept until the reader asks again: forgotten earlier, drawing would ask without end.
    <ErrorBoundary {...(onError && { onError })} onRetry={() => forgetScreen(id)}>
      <Suspense fallback={<SkeletonPage />}>
        <Loaded screens={screens} id={id} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Keeps an error inside the part of the page where it happened; "try again" draws that part anew. */
export class ErrorBoundary extends Component<
  { children: ReactNode; onError?: (error: Error) => void; onRetry?: () => void },
  { error: Error | null }
> {
  override state = { error: null }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override componentDidCatch(error: Error) {
    this.props.onError?.(error)
  }
  /** How often it was drawn anew; the pauses between become longer. */
  tries = 0
  retry = () => {
    this.tries++
    forgetFailedParts()
    this.props.onRetry?.()
    this.setState({ error: null })
  }
  override render() {
    const { error } = this.state
    return error ? <Failed error={error} tries={this.tries} onRetry={this.retry} /> : this.props.children
  }
}

function Failed({ error, tries, onRetry }: { error: Error; tries: number; onRetry: () => void }) {
  const t = useWords(screenStrings)
  const [id] = useState(() => `scr-${Date.now().toString(36).toUpperCase()}`)
  // What could not be fetched comes by itself when the network, or the server, is back.
  const mayCome = error instanceof ScreenLoadError && error.type !== 'missing'
  useEffect(() => {
    addEventListener('online', onRetry)
    const timer = mayCome ? setTimeout(onRetry, pauseBefore(tries)) : undefined
    return () => {
      removeEventListener('online', onRetry)
      clearTimeout(timer)
    }
  }, [mayCome, onRetry, tries])
  const [title, meaning] =
    error instanceof ScreenLoadError
      ? error.type === 'timeout'
        ? [t('lateTitle'), t('lateMeaning')]
        : error.type === 'missing'
          ? [t('missingTitle'), t('missingMeaning')]
          : [t('loadTitle'), t('loadMeaning')]
      : [t('brokenTitle'), t('brokenMeaning')]
  const actions = (
    <>
      <Button size="small" kind="primary" onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button size="small" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </>
  )
  return (
    <div style={{ padding: 16 }}>
      <ErrorState title={title} meaning={meaning} actions={actions} id={id} />
    </div>
  )
}
