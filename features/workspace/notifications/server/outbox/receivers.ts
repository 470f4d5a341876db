/** Who is told, by which channel, and what follows from that for order and places. Pure. */
import type { ChannelKind, OwnKind } from '../../contract.ts'

/** `name`: as records call the receiver. */
export type Receiver =
  | { by: 'inApp'; userId: number; name: string }
  | { by: 'email'; address: string; name: string }
  | { by: 'sms'; mobile: string; name: string }
  /** A channel of the organisation. */
  | { by: OwnKind; channelId: number; name: string }

/** What people of the address book get, and may want no more of. Invitations, codes and notices go to accounts. */
export const sentToPeople: readonly string[] = ['warning', 'correction', 'digest', 'report', 'crisis', 'release']

/** Addresses of these are known to who may see ways to journalists alone: the records of sending show names. */
export const withoutAddress: readonly string[] = ['release']

export interface Way {
  channel: ChannelKind
  /** Within the organisation and the channel. */
  address: string
  /** What is slow or dead together. */
  transport: string
  userId: number | null
  channelId: number | null
}

export function wayTo(receiver: Receiver, orgId: number): Way {
  const channel = receiver.by
  const transport = `${channel}:${orgId}`
  if ('userId' in receiver)
    return { channel, address: String(receiver.userId), transport, userId: receiver.userId, channelId: null }
  if ('channelId' in receiver)
    return {
      channel,
      address: String(receiver.channelId),
      transport: `${transport}:${receiver.channelId}`,
      userId: null,
      channelId: receiver.channelId,
    }
  // Domains know no case, and nobody has two mailboxes that differ by it alone: twice the same is once.
  const address = 'mobile' in receiver ? receiver.mobile : receiver.address.trim().toLowerCase()
  return { channel, address, transport, userId: null, channelId: null }
}

/** The other way round: who a way leads to. */
export function receiverOf(channel: ChannelKind, address: string, name: string): Receiver {
  switch (channel) {
    case 'inApp':
      return { by: channel, userId: Number(address), name }
    case 'email':
      return { by: channel, address, name }
    case 'sms':
      return { by: channel, mobile: address, name }
    default:
      return { by: channel as OwnKind, channelId: Number(address), name }
  }
}

/** Rows of a lane go one after the other; without a thread there is no order to keep. */
export const laneOf = ({ channel, address }: Way, thread: string | null): string | null =>
  thread === null ? null : `${channel}:${address}:${thread}`
