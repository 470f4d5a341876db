/** What one tab tells the other tabs of this browser about the session they share. */
export type SessionNews = 'signedIn' | 'signingOut' | 'signedOut'

const name = 'guanlan.session'
const channel = new BroadcastChannel(name)

export const notifyTabs = (news: SessionNews): void => channel.postMessage(news)

/** Calls `hear` with what other tabs tell; returns how to stop. */
export function onSessionNews(hear: (news: SessionNews) => void): () => void {
  const listen = ({ data }: MessageEvent<SessionNews>) => hear(data)
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
