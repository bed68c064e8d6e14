import type { Token } from "./tokens.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const stopWords = setOf(
  `a all also an and any are as at be by can charge charges check checking cost do does done find for from get give
  has have how i if in into is it lab laboratory list me method much my near need nabl no of on or our pay payment per please
  price procedure rate report required send should some suitable test tested testing tests than that the
  their there these this to under us use used using value want was we what when where which who why will with you your
  clause team one two three code codes full complete available facility facilities fee fees
  after against before carrying conducting determination determining during estimation etc existing incl including latest less making many max min minus more relevant separately take takes tst
  am been but could did here kindly let like may must needed needs not now ok okay only so tell them they would
  jammu india
  din ka ke ki ko kaa kee kya hai hain ho hota hoti kaise kitna kitne kitni karna karne karo karwana karwane karte chahiye
  mein me se liye wala wali wale aur bhi par kahan krna krwana jaanch janch parikshan
  ab agar aap apna apni baad hum hume humko kaha kab kaun kuch kyu kyun mera mere meri pehle sab toh woh yeh
  banega bata batao ginna hoga hogi kare karen karega karwani lagega lagenge lagta lagti lana lane lani lena lene leni milega milegi mujhe ya nahi banane napna pata sakte
  का के की को क्या है हैं कैसे कितना करना करवाना चाहिए दिन लगेंगे लगेगा मिलेगी मिलेगा लाना कितनी करवाने होगा नापना में से लिए वाला और जांच जाँच परीक्षण टेस्ट टैस्ट टेस्टिंग रिपोर्ट होता होती
  کا کے کی کو کیا ہے ہیں کیسے کتنا کتنی کرنا کروانا چاہیے دن میں سے لیے والا اور جانچ جانچنا ٹیسٹ ٹیسٹنگ`,
);

export const units = setOf(
  `c cm d day days deg degree g gm h hour hours hr hrs kg kgs km kn l litre litres m min minute minutes ml mm month
  micron microns mpa mt n no nos second seconds ton tons tonne week weeks
  t ghanta ghante घंटा घंटे gsm cum inch inches joule joules ltr newton ppm`,
);

/** Mean something only with other terms, or say where: "water sample", "slab". They need not be found. */
export const optionalTerms = setOf(
  `analysis apparatus certificate chart class condition dia diameter factory gaon hotel hydro pmgsy daily first good grade kind material measurement new number
  old plant quality result sample samples school site table traceable type village work kashmir srinagar leh
  bridge building column construction culvert dam floor flyover footing foundation highway home house layer pillar plot project roof slab
  storey retaining acceptance criteria
  structure tunnel wall soft stiff weak kamzor chhat ghar makan घर मकान छत`,
);

export const withoutStopWords = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ normalized }) => !stopWords.has(normalized));

/** A synonym of nothing but stop words has them: "price" asks for a page. */
export function significantTokens(tokens: readonly Token[]): readonly Token[] {
  const significant = withoutStopWords(tokens);
  return significant.length > 0 ? significant : tokens;
}
