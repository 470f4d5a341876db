import { QrCode } from '@guanlan/features/people/sign-in/web'
import { SkeletonPage, useWords, WallFrame } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { codeMinutes } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, playersKey } from '../api.ts'
import styles from './player.module.css'

const askMs = 3_000

/** Shows a code and asks whether it was entered; before it ends another one follows. */
export function PairingCode({ onPaired }: { onPaired: (token: string) => void }) {
  const t = useWords(strings)
  const pairing = useQuery({
    queryKey: [playersKey, 'code'],
    queryFn: () => api.startPairing(),
    refetchInterval: (codeMinutes * 60 - 20) * 1000,
    staleTime: Number.POSITIVE_INFINITY,
    retry: true,
  })
  const secret = pairing.data?.secret ?? ''
  const claim = useQuery({
    queryKey: [playersKey, 'claim', secret],
    queryFn: ({ signal }) => api.claim({ body: { secret } }, { signal }),
    enabled: secret !== '',
    refetchInterval: askMs,
    retry: false,
    gcTime: 0,
  })
  const token = claim.data?.token ?? null
  useEffect(() => {
    if (token !== null) onPaired(token)
  }, [token, onPaired])
  if (!pairing.data) return <SkeletonPage />
  const { code } = pairing.data
  return (
    <WallFrame title={t('wallTitle')}>
      <div className={styles.pairing}>
        <h1>{t('wallTitle')}</h1>
        <p className={styles.code} role="status">
          {code}
        </p>
        <p>{t('enterThis')}</p>
        <QrCode text={`${location.origin}/#/wallPlayers?code=${code}`} label={t('scan')} />
        <p className={styles.dim}>{claim.isError || pairing.isError ? t('offline') : t('codeEnds')}</p>
      </div>
    </WallFrame>
  )
}
