const MAX_LENGTH = 300

// Markup, stack traces, SQL and file names show, in any language, that the text is for developers.
const TECHNICAL =
  /<\/?[a-z][^<>]*>|<!|\n[ \t]*at |SQLSTATE|[a-z](Exception|Error)\b|\.(php|js|ts|py|java|rb):?\d*\b|[{[]"|^\s*(select .* from|insert into|delete from) /i
const ENGLISH =
  /\b(the|is|are|was|were|be|been|has|have|had|must|may|not|your?|please|and|or|of|on|to|for|with|this|that|found|failed|invalid|cannot|undefined|unexpected|something|wrong|error|internal|bad|too|many|request|gateway|timeout|service|unavailable|unauthenticated|unauthori[sz]ed|forbidden|denied|conflict|expired|mismatch|content|entity)\b/i
const INDONESIAN =
  /\b(tidak|belum|sudah|telah|sedang|akan|harus|wajib|boleh|dapat|bisa|yang|dan|atau|dengan|untuk|dari|pada|ini|itu|anda|salah|gagal|benar|silakan|silahkan|coba|lagi|maksimal|minimal|terlalu|percobaan|kolom|isian|isi|pilih|masuk|tersedia|ditemukan)\b/i
// Laravel adds the number of further errors to its message. The answer lists those errors by field, so the number is
// cut off.
const AND_MORE = / ?\(and \d+ more errors?\)$/

/** Returns a server's text when users may read it; undefined when it is empty, too long or written for developers. */
export function textForUsers(words: string | undefined): string | undefined {
  const text = words?.replace(AND_MORE, '').trim()
  return text && text.length <= MAX_LENGTH && !TECHNICAL.test(text) ? text : undefined
}

/** Decides whether a text may be Indonesian, because a framework's default messages are English. */
export const isIndonesian = (words: string): boolean => INDONESIAN.test(words) || !ENGLISH.test(words)
