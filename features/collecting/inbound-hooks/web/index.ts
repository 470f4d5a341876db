/** The door of inbound hooks on screen: a tab beside the sources. */
export { InboundHooks } from './InboundHooks.tsx'
