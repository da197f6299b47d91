import { sha256 } from '../tokens'
import { addressBlock, addressNetwork } from './addressBlock'

/** Somebody who tries to sign in. */
export type Visitor = {
  email: string
  /** The account with this email; 0 when there is none. */
  userId: number
  address: string
  /** The client's address according to a proxy that the server was not told to trust; null without such a header. */
  forwardedFor: string | null
  /** The device cookie, or null. */
  device: string | null
}

/** The hash under which an account remembers a device that has signed in. */
export const devicePlace = (device: string): Promise<string> => sha256(`device|${device}`)

/**
 * The names under which a visitor's tries are counted. Behind a proxy that the server was not told to trust, all clients
 * share an address: the header tells them apart there. `shared` limits what somebody gains who invents the header, and the
 * network ignores it, so that nobody invents networks.
 */
export async function namesOf({ email, address, forwardedFor, device }: Visitor) {
  const block = addressBlock(address)
  const place = forwardedFor === null ? block : `${block} for ${addressBlock(forwardedFor)}`
  const network = addressNetwork(address)
  const [pair, placeName, account, shared, byDevice, addressHash, ofNetwork, turn, fresh, few, many] =
    await Promise.all([
      sha256(`pair|${place}|${email}`),
      sha256(`place|${place}`),
      sha256(`account|${email}`),
      sha256(`shared|${block}`),
      device === null ? null : devicePlace(device),
      sha256(`address|${place}`),
      sha256(`network|${network}|${email}`),
      sha256(`turn|${network}|${email}`),
      sha256(`line|fresh|${email}`),
      sha256(`line|few|${email}`),
      sha256(`line|many|${email}`),
    ])
  return {
    pair,
    place: placeName,
    account,
    shared,
    network: ofNetwork,
    turn,
    lines: { fresh, few, many },
    /** The places of this visitor, as accounts remember them. */
    device: byDevice,
    address: addressHash,
    ownOfDevice: byDevice === null ? null : await sha256(`own|${byDevice}|${email}`),
  }
}
