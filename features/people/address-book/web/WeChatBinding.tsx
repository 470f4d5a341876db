import { QrCode } from '@guanlan/features/people/sign-in/web'
import { Button, Moment, Row, Stack, toast, toastError, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './scan.module.css'

/** Somebody is holding a phone meanwhile. */
const everyMs = 1_500

/** Whether the WeChat of a person is bound, and the code that binds it. */
export function WeChatBinding({ personId }: { personId: number }) {
  const t = useWords(strings)
  const mayEdit = useMay()('addressBook.edit')
  const [code, setCode] = useState<{ id: number; url: string } | null>(null)
  const receiver = useQuery({
    queryKey: ['addressBook', 'weChat', personId],
    queryFn: ({ signal }) => api.weChatReceiver({ params: { id: personId } }, { signal }),
  })
  const tried = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      toastError(error)
    }
    await receiver.refetch()
  }
  const begin = () => tried(async () => setCode(await api.weChatCode({ query: { personId } })))
  const unbind = () => tried(async () => void (await api.unbindWeChat({ params: { id: personId } })))
  if (!receiver.data) return null
  const { boundAt, canScan } = receiver.data
  return (
    <Stack as="section" gap={8} className={styles.binding} aria-label={t('weChatReceiver')}>
      <h3>{t('weChatReceiver')}</h3>
      {boundAt === null ? (
        <p className="dim">{t(canScan ? 'weChatUnbound' : 'weChatUnset')}</p>
      ) : (
        <p>
          {t('weChatBound')} <Moment at={boundAt} />
        </p>
      )}
      {mayEdit && (
        <Row as="p" gap={8}>
          {canScan && (
            <Button size="small" onClick={() => void begin()}>
              {t(boundAt === null ? 'scanToBind' : 'scanAgain')}
            </Button>
          )}
          {boundAt !== null && (
            <Button size="small" onClick={() => void unbind()}>
              {t('unbind')}
            </Button>
          )}
        </Row>
      )}
      {code && (
        <Code
          key={code.id}
          id={code.id}
          url={code.url}
          onDone={said => {
            setCode(null)
            toast({ text: said })
            void receiver.refetch()
          }}
        />
      )}
    </Stack>
  )
}

function Code({ id, url, onDone }: { id: number; url: string; onDone: (text: string) => void }) {
  const t = useWords(strings)
  useQuery({
    queryKey: ['addressBook', 'weChatCode', id],
    queryFn: async ({ signal }) => {
      const { status, reason } = await api.weChatCodeStatus({ params: { id } }, { signal })
      if (status !== 'waiting') onDone(reason ?? t(status === 'bound' ? 'weChatBoundNow' : 'codeExpired'))
      return status
    },
    refetchInterval: ({ state }) => (state.data === undefined || state.data === 'waiting' ? everyMs : false),
  })
  return (
    <>
      <QrCode text={url} label={t('weChatCode')} />
      <p className="dim">{t('standInNote')}</p>
      <p>
        <a href={url} target="_blank" rel="noreferrer">
          {t('openStandIn')}
        </a>
      </p>
    </>
  )
}
