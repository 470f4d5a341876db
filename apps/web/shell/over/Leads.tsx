import { toast, useSay, useWords } from '@guanlan/platform/web'
import { useEffect } from 'react'
import { Navigate, useNavigationType } from 'react-router'
import { opensOver } from '../../guard/opening.ts'
import type { HostVariant } from '../../hosts/hosts.ts'
import type { SitemapPlace } from '../../sitemap/place.ts'
import { shellStrings } from '../strings.ts'
import { useOver } from './over.ts'

/**
 * The way from a place that this host does not have. Whoever was led there by a link of the product stays where they are, with what was meant over it;
 * an address that was typed leads to the landing page.
 */
export function Leads({
  to,
  place,
  address,
  host,
}: {
  to: string
  place: SitemapPlace
  address: string
  host: HostVariant
}) {
  const t = useWords(shellStrings)
  const say = useSay()
  const isTyped = useNavigationType() === 'POP'
  const page = useOver(state => state.page)
  const isLanding = to === host.landing
  const stays = !isTyped && isLanding && page !== null
  const isOver = opensOver(place.path, host)
  useEffect(() => {
    if (!stays) return
    if (isOver) useOver.setState({ address })
    else toast({ text: t('notOnHost', { title: say(place.title) }), tone: 'warning' })
  }, [stays, isOver, address, place, say, t])
  return <Navigate to={stays ? page : to} replace />
}
