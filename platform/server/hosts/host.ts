/** What politeness is counted by: sites of one owner share a registrable domain. */
import { getDomain } from 'tldts'

/** `news.example.com.cn` → `example.com.cn`; a port that is written, an address of numbers and a single name stay. */
export function hostOf(address: string): string {
  const url = new URL(address)
  const domain = getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname
  return url.port ? `${domain}:${url.port}` : domain
}
