import { LinkedPage } from '@guanlan/features/handling/shares/web'
import { contract } from '@guanlan/platform/contract'
import { connect, PhoneFrame, Toasts, useFormat, useWords } from '@guanlan/platform/web'
import { type OpenedTrace, sharedCalls } from '../contract/shared.ts'
import { strings } from '../strings.ts'
import { TraceView } from './TraceView.tsx'

const api = connect(contract(sharedCalls))

/** For whoever holds a link, without a session. */
export function SharedTrace() {
  const t = useWords(strings)
  return (
    <LinkedPage
      title={t('heading')}
      open={(token, password, options) =>
        api.openShared({ params: { token }, body: { password } }, { ...options, timeout: 'long' })
      }
      holds={token => api.sharedHolds({ params: { token }, body: {} })}
    >
      {opened => <Open opened={opened} />}
    </LinkedPage>
  )
}

function Open({ opened }: { opened: Extract<OpenedTrace, { state: 'open' }> }) {
  const t = useWords(strings)
  const format = useFormat()
  const { traced, cascade, organisation, expiresAt } = opened
  return (
    <PhoneFrame
      title={traced.subject.title}
      from={t('sharedBy', { organisation })}
      isWide
      foot={t('holdsUntil', { time: format.moment(expiresAt).slice(0, 16) })}
    >
      <TraceView
        traced={traced}
        cascade={cascade}
        onOpen={({ url }) => {
          if (url !== null) window.open(url, '_blank', 'noopener,noreferrer')
        }}
      />
      <Toasts />
    </PhoneFrame>
  )
}
