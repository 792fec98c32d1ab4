// In place of style sheets, which the page's HTML brings along.
