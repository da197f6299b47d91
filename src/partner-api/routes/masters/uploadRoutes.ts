import { Hono } from 'hono'
import { HOTEL_RESOURCES, MASTERS } from '@/domain/masters/masters'
import { pictureWords, uploadOf, uploadPath } from '@/domain/masters/uploads'
import type { UploadResponse } from '@/http/partnerApi.types'
import { digestOf, hex } from '../../auth/tokens'
import { readJsonObject, strangersIn } from '../../wire/requests/requestBody'
import { requireAdmin } from '../accounts/guard'
import { requireNone, unprocessable } from '../../errors/apiError'
import { recordAudit } from '../audit'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { keyedWrite, provedBySession } from '../idempotency'
import { messages } from '../../errors/messages'

/** The body has the picture as base64, which is a third longer. */
const MOST_BODY = 300 * 1024

/** The permissions to change a record that has a picture. */
const NEEDED = [...Object.values(HOTEL_RESOURCES), MASTERS.pesawat.resource].flatMap((resource) => [
  `${resource}.create`,
  `${resource}.edit`,
])

function readUpload(body: Record<string, unknown>): Uint8Array<ArrayBuffer> {
  const jpeg = uploadOf(body.image)
  requireNone([...(jpeg ? [] : [['image', messages.upload] as const]), ...strangersIn(body, ['image'])])
  if (!jpeg) throw unprocessable({})
  return jpeg
}

/**
 * POST `/partner/uploads`: keeps a picture for a hotel or a flight and answers the path that goes into the record. Its address
 * is the fingerprint of its bytes, so the same picture is kept once.
 */
export function uploadRoutes(api: ApiContext): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post('/partner/uploads', requireSession(api), async (c) => {
    requireAdmin(c.get('session').user, NEEDED)
    const jpeg = readUpload(await readJsonObject(c.req.raw, MOST_BODY))
    const hash = hex(await digestOf(jpeg))
    const path = uploadPath(hash)
    return keyedWrite(
      api,
      c,
      { hash },
      {
        may: provedBySession,
        work: async (tx) => {
          if (await tx.keepUpload({ hash, jpeg, createdAt: api.now() }))
            await recordAudit(api, c, tx, {
              event: 'create',
              resource: 'uploads',
              recordId: null,
              label: pictureWords(hash),
              before: null,
              after: { image: path },
            })
          return { status: 201, body: { data: { path } } satisfies UploadResponse }
        },
      },
    )
  })
}
