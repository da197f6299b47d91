/** How long the page must be visible before the offer counts as read (docs/product.md §21.5.9). */
const SEEN_AFTER = 2000

/**
 * Tells the server once that a person has looked at the page. Previews of WhatsApp run no script. A hidden tab does not
 * count: the time starts when the page becomes visible, and stops when it is hidden.
 */
export const SEEN_SCRIPT = `(()=>{let t;const d=document,e='visibilitychange',go=()=>{clearTimeout(t);if(!d.hidden)t=setTimeout(()=>{d.removeEventListener(e,go);fetch(location.pathname.replace(/\\/$/,'')+'/seen',{method:'POST',keepalive:true}).catch(()=>{})},${SEEN_AFTER})};d.addEventListener(e,go);go()})()`
