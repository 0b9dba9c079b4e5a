"""The hem of a cloth as relief: a doubled edge held by a row of stitches."""
from .nodes import add, link

WIDTH, STITCH_LINE = .017, .0142
STITCH, GAP = .0040, .36


class Maths:
    """Small sums in a shader."""

    def __init__(self, tree):
        self.tree = tree

    def __call__(self, operation, first, second=None, clamp=False):
        node = add(self.tree, 'ShaderNodeMath', operation=operation)
        node.use_clamp = clamp
        for socket, value in zip(node.inputs, (first, second)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            elif value is not None:
                link(self.tree, value, socket)
        return node.outputs[0]

    def step(self, value, low, high):
        node = add(self.tree, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        node.inputs['From Min'].default_value, node.inputs['From Max'].default_value = low, high
        link(self.tree, value, node.inputs['Value'])
        return node.outputs[0]


def add_hem(material, width, depth=.0011):
    """Raises the front and right edges of cloth of this width and sews them; goes under the relief of the weave. Returns where the cloth is doubled."""
    tree = material.node_tree
    sums = Maths(tree)
    split = add(tree, 'ShaderNodeSeparateXYZ')
    link(tree, add(tree, 'ShaderNodeUVMap', uv_map='UV').outputs[0], split.inputs[0])
    u, v = split.outputs['X'], split.outputs['Y']
    right = sums('SUBTRACT', width, u)
    edge = sums('MINIMUM', v, right)
    along = sums('MAXIMUM', v, right)
    doubled = sums('SUBTRACT', 1, sums.step(edge, WIDTH - .0012, WIDTH + .0004))
    beside = sums('ABSOLUTE', sums('SUBTRACT', edge, STITCH_LINE))
    line = sums('SUBTRACT', 1, sums.step(beside, .0002, .0011))
    dash = sums('ABSOLUTE', sums('SUBTRACT', sums('FRACT', sums('DIVIDE', along, STITCH)), .5))
    sewn = sums('SUBTRACT', 1, sums.step(dash, .5 - GAP / 2 - .08, .5 - GAP / 2 + .06))
    thread = sums('MULTIPLY', line, sewn)
    pressed = sums('SUBTRACT', 1, sums.step(beside, .0008, .0034))
    height = sums('ADD', sums('SUBTRACT', doubled, sums('MULTIPLY', pressed, .75)), sums('MULTIPLY', thread, .8))
    bump = add(tree, 'ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 1, depth
    link(tree, height, bump.inputs['Height'])
    weave = next((node for node in tree.nodes if node.type == 'BUMP' and node != bump), None)
    diffuse = next(node for node in tree.nodes if node.type == 'BSDF_DIFFUSE')
    link(tree, bump.outputs[0], weave.inputs['Normal'] if weave else diffuse.inputs['Normal'])
    return doubled
