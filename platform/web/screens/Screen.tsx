import { Component, type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import { ErrorState } from '../parts/ErrorState.tsx'
import { SkeletonPage } from '../parts/Skeleton.tsx'
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
  retry = () => {
    this.props.onRetry?.()
    this.setState({ error: null })
  }
  override render() {
    const { error } = this.state
    return error ? <Failed error={error} onRetry={this.retry} /> : this.props.children
  }
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useWords(screenStrings)
  const [id] = useState(() => `scr-${Date.now().toString(36).toUpperCase()}`)
  // What could not be fetched without a network comes by itself when it is back.
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
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
