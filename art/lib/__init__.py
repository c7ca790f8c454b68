"""The library of the rendered dioramas: `from art.lib import *` brings all of it."""
from .core import *
from .materials import *
from .shapes import *
from .masonry import *
from .foliage import *
from .bodies import *
from .cloth import *
from .ground import *
from .light import *
from .camera import *
from .render import render
from .things import *
from .people import *
from .picture import *
from .families import *
