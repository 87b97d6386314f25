import { parseWords } from "./parse-words";

export const english = parseWords(`
  a about above after again against all also am an and any are aren't as at be because been before being below between
  both but by can can't cannot could couldn't did didn't do does doesn't doing don't down during each else ever every
  few for from further get gets got had hadn't has hasn't have haven't having he he'd he'll her here hers herself him
  himself his how i i'd i'll i'm i've if in into is isn't it it's its itself just let let's like may me might more most
  much must mustn't my myself no nor not now of off on once one only or other ought our ours ourselves out over own per
  same shall shan't she she'd she'll should shouldn't so some such than that that's the their theirs them themselves
  then there there's these they they'd they'll they're they've this those through to too under until up upon us very via
  was wasn't we we'd we'll we're we've were weren't what when where which while who whom why will with within without
  won't would wouldn't yet you you'd you'll you're you've your yours yourself yourselves
`);
