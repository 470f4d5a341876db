/** The calls of receivers, and those of members about them. What changes by a link answers the page as it is then. */
import type { CallScope, LinkScope } from '@guanlan/platform/server'
import type { LeftOutKind, ReceiverState } from '../../contract.ts'
import { noteOpened, stateByLink } from './acts.ts'
import { linkToPage, revokePages } from './links.ts'
import { receivedMessage } from './message.ts'
import { choicesToLeaveOut, proposeByLink } from './narrow-rule.ts'
import { receivedArticle, receivedPage } from './page.ts'
import { passOnByLink } from './pass-on.ts'
import { pauseByLink } from './pause.ts'
import { decideProposal, listProposals } from './proposals.ts'

/** An act, and the page after it. */
const then =
  <Body>(act: (scope: LinkScope, body: Body) => Promise<void>) =>
  async (scope: LinkScope, { body }: { body: Body }) => {
    await act(scope, body)
    return receivedPage(scope)
  }

export const receiverRoutes = {
  received: receivedPage,
  receivedArticle: (scope: LinkScope, { params }: { params: { article: number } }) =>
    receivedArticle(scope, params.article),
  receivedMessage: (scope: LinkScope, { query }: { query: { orgId: number; incident: number } }) =>
    receivedMessage(scope, query),
  receivedSeen: noteOpened,
  receivedState: then<{ state: ReceiverState; note: string }>(stateByLink),
  receivedPassOn: then<{ memberId: number; note: string }>(passOnByLink),
  receivedPause: then<{ hours: number }>((scope, { hours }) => pauseByLink(scope, hours)),
  receivedLess: choicesToLeaveOut,
  receivedPropose: then<{ kind: LeftOutKind; value: string; note: string }>(proposeByLink),
  receiverPage: (scope: CallScope, { params }: { params: { id: number } }) => linkToPage(scope, params.id),
  revokePages: (scope: CallScope, { params }: { params: { id: number } }) => revokePages(scope, params.id),
  proposals: listProposals,
  decideProposal: (scope: CallScope, { params, body }: { params: { id: number }; body: { accept: boolean } }) =>
    decideProposal(scope, params.id, body.accept),
}
