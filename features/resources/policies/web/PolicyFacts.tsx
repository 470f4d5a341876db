import { Facts, useWords } from '@guanlan/platform/web'
import type { PublicPolicy } from '../contract.ts'
import { strings } from '../strings.ts'

/** What stands above the text of a policy. @param state absent: it is not said */
export function PolicyFacts({
  policy,
  state,
}: {
  policy: Omit<PublicPolicy, 'body'>
  state?: 'pending' | 'inForce' | 'ended' | 'unknown'
}) {
  const t = useWords(strings)
  const { issuer, number, publishedOn, inForceOn, endedOn, url } = policy
  const facts: [string, React.ReactNode][] = [
    [t('issuer'), issuer],
    [t('number'), number],
    [t('publishedOn'), publishedOn],
    [t('inForceOn'), inForceOn],
    [t('endedOn'), endedOn],
    [t('state'), state && t(state)],
    [
      t('url'),
      url && (
        <a href={url} target="_blank" rel="noreferrer noopener">
          {url}
        </a>
      ),
    ],
  ]
  return <Facts facts={facts.filter(([, value]) => value)} />
}
